import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/**
 * Checks typed values by the schemas of the contract (2.2): one Chinese text for each wrong field. Empty when all are
 * right.
 */
export function checkFields(
  schemas: Readonly<Record<string, GenericSchema>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const result = safeParse(schema, values[name]);
    if (!result.success) wrong[name] = result.issues[0].message;
  }
  return wrong;
}

/**
 * Checks typed values by the payload of the call that will send them: one Chinese text for each wrong field, by the field's
 * name. Empty when all are right.
 */
export function checkPayloadFields(
  payload: GenericSchema,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const issue of safeParse(payload, values).issues ?? []) {
    const [field = ''] = (getDotPath(issue) ?? '').split('.');
    wrong[field] ??= issue.message;
  }
  return wrong;
}
