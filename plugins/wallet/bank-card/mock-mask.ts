/** The last four of a number, as the mock gateway lists it. */
export const maskNumber = (number: string): string => `**** ${number.slice(-4)}`

/** A Pix key as banks in Brazil show it, by its type. */
export function maskPixKey(type: string, key: string): string {
  switch (type) {
    case 'CPF':
      return `***.${key.slice(3, 6)}.${key.slice(6, 9)}-**`
    case 'CNPJ':
      return `**.${key.slice(2, 5)}.${key.slice(5, 8)}/****-**`
    case 'PHONE':
      return `+55 ** *****-${key.slice(-4)}`
    case 'EMAIL':
      return `${key.slice(0, 1)}***${key.slice(key.indexOf('@'))}`
    default:
      return `********-${key.slice(-4)}`
  }
}
