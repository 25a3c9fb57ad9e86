import { defineEndpoint } from '@foyer/sdk'
import * as v from 'valibot'
import { banksAnswer } from './banks-answer.ts'
import { BANKS_CACHE_MS } from './constants.ts'

/** The banks that the merchant pays to. The specification names the screen only: path and shape are assumed (CA-30). */
export const getBanks = defineEndpoint()({
  id: 'wallet.banks',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanks',
  auth: 'required',
  cacheMs: BANKS_CACHE_MS,
  assumed: true,
  response: banksAnswer,
})

/** A card or an account at a bank. */
export interface BankCardBody {
  readonly bankCode: string
  readonly holderName: string
  /** Digits only. */
  readonly accountNo: string
  readonly branch?: string
}

/** A Pix key. */
export interface PixKeyBody {
  readonly keyType: 'CPF' | 'CNPJ' | 'PHONE' | 'EMAIL' | 'RANDOM'
  /** As Pix writes it: see `readPixKey`. */
  readonly pixKey: string
}

/** The error code with which the gateway refuses a number that the member has bound before. Assumed. */
export const ALREADY_BOUND = 'card.already.bound'

/** Binds a bank card. Assumed. Refuses with `ALREADY_BOUND`, and with a message for the player. */
export const bindBankCard = defineEndpoint<BankCardBody>()({
  id: 'wallet.bind-card',
  method: 'POST',
  path: '/wps/relay/MCSFE_bindBankCard',
  auth: 'required',
  encrypted: true,
  assumed: true,
  response: v.unknown(),
})

/** Binds a Pix key. Assumed. Refuses as `bindBankCard`. */
export const bindPixKey = defineEndpoint<PixKeyBody>()({
  id: 'wallet.bind-pix',
  method: 'POST',
  path: '/wps/relay/MCSFE_bindPixKey',
  auth: 'required',
  encrypted: true,
  assumed: true,
  response: v.unknown(),
})
