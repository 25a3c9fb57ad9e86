export const found = (text: string): boolean => /^\d+[\d.]+x$/.test(text)
