/** A file's text as the project formats it; unchanged where there is no Prettier, or it does not know such files. */
export async function format(text: string, file: string): Promise<string> {
  const prettier = await import('prettier').catch(() => undefined)
  if (!prettier) return text
  const { inferredParser } = await prettier.getFileInfo(file)
  if (inferredParser === null) return text
  const options = await prettier.resolveConfig(file)
  return prettier.format(text, { ...options, filepath: file })
}
