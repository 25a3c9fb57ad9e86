/** A file's text as the project formats it; unchanged where the project has no Prettier. */
export async function format(text: string, file: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined)
  if (!prettier) return text
  const options = await prettier.resolveConfig(file)
  return prettier.format(text, { ...options, filepath: file })
}
