/** A question without the name of the one it is put to, where that stands beside it already. */
export function toldTo(name: string, question: string): string {
  if (!question.startsWith(name)) return question;
  const rest = /^[:,] (.+)$/s.exec(question.slice(name.length))?.[1];
  return rest ? `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` : question;
}
