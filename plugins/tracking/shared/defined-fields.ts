/** A record's fields that have a value. */
export const definedFields = <K extends string>(
  fields: Readonly<Record<K, string | undefined>>,
): Readonly<Partial<Record<K, string>>> => {
  const defined: Partial<Record<K, string>> = {}
  for (const name in fields) if (fields[name] !== undefined) defined[name] = fields[name]
  return defined
}
