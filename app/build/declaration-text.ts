/**
 * Undoes the extractor's renaming of exports with the name of a global (`Storage_2`): in a report the name is
 * not ambiguous.
 */
export function withOwnNames(declarations: string): string {
  const isDeclared = (name: string): boolean =>
    new RegExp(`^(export )?declare \\w+ ${name}\\b`, 'm').test(declarations)
  const renamed = [...declarations.matchAll(/\b(\w+) as \1_2\b|\b(\w+)_2 as \2\b/g)]
    .map(([, imported, exported]) => imported ?? exported ?? '')
    .filter((name) => !isDeclared(name))
  return [...new Set(renamed)].reduce(
    (text, name) =>
      text
        .replace(`export { ${name}_2 as ${name} }\n`, '')
        .replace(new RegExp(`^declare (?=\\w+ ${name}_2\\b)`, 'm'), 'export declare ')
        .replace(`${name} as ${name}_2`, name)
        .replaceAll(new RegExp(`\\b${name}_2\\b`, 'g'), name),
    declarations,
  )
}

/** Removes the imports, and the `export {}` of a module without exports. */
export const withoutImports = (declarations: string): string =>
  declarations.replaceAll(/^(?:import .*|export \{ \})\n/gm, '').trim()

/**
 * Exported declarations without a comment before them; of an overloaded function only the first declaration
 * counts.
 */
export function undocumented(declarations: string): readonly string[] {
  const lines = declarations.split('\n')
  const names = new Map<string, boolean>()
  lines.forEach((line, at) => {
    const [, name] =
      /^export declare (?:abstract )?(?:const|function|class|interface|type|enum) (\w+)/.exec(line) ?? []
    if (name !== undefined && !names.has(name))
      names.set(name, (lines[at - 1] ?? '').trimEnd().endsWith('*/'))
  })
  return [...names].filter(([, documented]) => !documented).map(([name]) => name)
}
