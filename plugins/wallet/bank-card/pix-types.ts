import type { PixKeyBody } from './endpoints.ts'
import type { PixKind } from './pix-key.ts'

/** The kinds of keys as they are sent. */
export const PIX_TYPES: Readonly<Record<PixKind, PixKeyBody['keyType']>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  phone: 'PHONE',
  email: 'EMAIL',
  random: 'RANDOM',
}
