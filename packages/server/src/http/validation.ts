import { Ajv, type ValidateFunction } from 'ajv';
import { holdsNothing, NOTHING } from '../nothing.ts';
import type { App } from './routes/route.ts';

/** Bodies are taken as they are: nothing is coerced, nothing unknown is silently dropped. */
const bodies = new Ajv({ allErrors: false });
/** What stands in an address is text: numbers are read from it. */
const addresses = new Ajv({ coerceTypes: true });

/** Strict schemas, compiled when a route is first used: nobody waits for all of them at the start. */
export function validateStrictly(app: App): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? bodies : addresses;
    let check: ValidateFunction | undefined;
    return (value: unknown) => {
      check ??= ajv.compile(schema);
      if (holdsNothing(JSON.stringify(value) ?? '')) return { error: new Error(NOTHING) };
      if (check(value)) return { value };
      return { error: new Error(`${httpPart}: ${ajv.errorsText(check.errors, { dataVar: httpPart ?? 'value' })}`) };
    };
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
