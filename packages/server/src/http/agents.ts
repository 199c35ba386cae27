const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

const found = (list: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  list.find(([sign]) => sign.test(text))?.[1];

/** What somebody would call the browser they sign in with: "Firefox, Linux". */
export const agentName = (agent = ''): string =>
  [found(BROWSERS, agent), found(SYSTEMS, agent)].filter((each) => each !== undefined).join(', ');
