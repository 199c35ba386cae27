import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { Finding, Path } from './problem.ts';

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });

/** A check of the shape of data. */
export type Shape = (data: unknown) => readonly Finding[];

/** The check a JSON schema describes. */
export function shapeOf(schema: object): Shape {
  const validate = ajv.compile(schema);
  return (data) => {
    if (validate(data)) return [];
    return (validate.errors ?? []).filter(({ keyword }) => !WRAPPING.includes(keyword)).map(finding);
  };
}

/** Keywords that only repeat what their parts have found. */
const WRAPPING = ['if', 'anyOf', 'oneOf', 'allOf'];

function finding({ instancePath, keyword, params, message = 'is wrong', propertyName }: ErrorObject): Finding {
  const path = stepsOf(instancePath);
  const named = (params as { readonly additionalProperty?: string }).additionalProperty ?? propertyName;
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties')
    return { path: [...path, named ?? ''], message: `"${named}" is not known here` };
  if (keyword === 'required')
    return { path, message: `"${(params as { readonly missingProperty: string }).missingProperty}" is missing` };
  if (keyword === 'enum' || keyword === 'const') return { path, message: `must be ${allowed(params)}` };
  return { path: propertyName === undefined ? path : [...path, propertyName], message };
}

function allowed(params: object): string {
  const { allowedValues, allowedValue } = params as { allowedValues?: readonly unknown[]; allowedValue?: unknown };
  const values = (allowedValues ?? [allowedValue]).map((value) => JSON.stringify(value));
  return values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`;
}

const stepsOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
