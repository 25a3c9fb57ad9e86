const NAME = /^[A-Za-z_$][\w$]*$/

/** A place in a profile as its file writes it: `settings['tracking.facebook'].pixelId`, `hosts[0]`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (!NAME.test(name)) return `${text}['${name}']`
    return text === '' ? name : `${text}.${name}`
  }, '')
