import { transform } from 'lightningcss'

/** The classes that a CSS module defines by at least one declaration, by name. */
export function readClasses(file: string, css: string): readonly string[] {
  const { exports } = transform({
    filename: file,
    code: Buffer.from(css),
    // Only classes are renamed: other names of CSS stay unchanged.
    cssModules: { pattern: '[local]', animation: false, grid: false, container: false, customIdents: false },
  })
  return Object.keys(exports ?? {}).sort()
}
