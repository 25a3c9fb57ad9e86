import { isRecord } from '@foyer/sdk'
import { defineMock, failure, type MockCall, type MockReply, success } from '../../../mocks/define-mock.ts'
import { bindCard, CARDS, cardsOf, type MockCard } from '../../../mocks/world/cards.ts'
import { localisedFor } from '../../../mocks/world/localised.ts'
import { profileOf } from '../../../mocks/world/merchants.ts'
import type { World } from '../../../mocks/world/world.ts'
import { banksOf, MANY_BANKS, type MockBank, ODD_BANKS, ODD_CARDS } from './mock-banks.ts'
import { TEXTS } from './mock-texts.ts'

type Call = MockCall<object>

/** Bank cards and Pix keys of the mock gateway. A number is bound once. */
export default defineMock<object>({
  id: 'wallet.bank-card',
  initial: () => ({}),
  routes: [
    { id: 'wallet.cards', method: 'GET', path: '/wps/relay/MCSFE_getBoundCards', auth: 'member', reply: listCards },
    {
      id: 'wallet.banks',
      method: 'GET',
      path: '/wps/relay/MCSFE_getBanks',
      auth: 'member',
      reply: ({ world }) => success([...(CARDS.of(world) === 'odd' ? ODD_BANKS : []), ...banksIn(world)]),
    },
    {
      id: 'wallet.bind-card',
      method: 'POST',
      path: '/wps/relay/MCSFE_bindBankCard',
      auth: 'member',
      encrypted: true,
      reply: bindBankCard,
    },
    {
      id: 'wallet.bind-pix',
      method: 'POST',
      path: '/wps/relay/MCSFE_bindPixKey',
      auth: 'member',
      encrypted: true,
      reply: bindPixKey,
    },
  ],
}) // prettier-ignore

function listCards({ world, member }: Call): MockReply {
  const cards = member ? cardsOf(world, member) : []
  const odd = CARDS.of(world) === 'odd' ? ODD_CARDS : []
  const of = (...kinds: readonly MockCard['kind'][]) =>
    cards.filter(({ kind }) => kinds.includes(kind)).map(wireCard)
  return success({
    fullBankCardList: [...odd, ...of('bank', 'pix')],
    fullEWalletList: of('e-wallet'),
    fullVirtualWalletList: of('virtual-wallet'),
  })
}

const wireCard = ({ id, kind, bank, masked, boundAt }: MockCard): object => ({
  id,
  type: kind === 'pix' ? 'PIX' : 'BANK',
  ...(bank !== undefined && { bankName: bank }),
  accountNo: masked,
  bindTime: boundAt,
})

const banksIn = (world: World): readonly MockBank[] =>
  CARDS.of(world) === 'many' ? MANY_BANKS : banksOf(profileOf(world.merchant)?.currency ?? '')

function bindBankCard(call: Call): MockReply {
  const { bankCode, holderName, accountNo } = textsOf(call.body)
  const bank = banksIn(call.world).find(({ code }) => code === bankCode)
  if (!bank) return refuse(call, 'card.bank.gone', 'bank')
  if (!holderName || !/^\d{6,34}$/.test(accountNo ?? '')) return refuse(call, 'card.number.err', 'number')
  const number = accountNo ?? ''
  return bind(call, { kind: 'bank', bank: bank.name, number, masked: maskNumber(number) })
}

const KEYS: Readonly<Record<string, RegExp>> = {
  CPF: /^\d{11}$/,
  CNPJ: /^[\dA-Z]{12}\d{2}$/,
  PHONE: /^\+55\d{11}$/,
  EMAIL: /^[^@\s]{1,64}@[^@\s]{3,64}$/,
  RANDOM: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/,
}

function bindPixKey(call: Call): MockReply {
  const { keyType = '', pixKey: key = '' } = textsOf(call.body)
  if (!KEYS[keyType]?.test(key)) return refuse(call, 'card.number.err', 'number')
  return bind(call, { kind: 'pix', number: key, masked: maskPixKey(keyType, key) })
}

function bind(call: Call, card: Parameters<typeof bindCard>[2]): MockReply {
  const { world, member } = call
  if (!member) return refuse(call, 'card.number.err', 'number')
  const outcome = bindCard(world, member, card)
  if (outcome === 'bound') return success(true)
  return outcome === 'known'
    ? refuse(call, 'card.already.bound', 'known')
    : refuse(call, 'card.taken', 'taken')
}

const refuse = ({ language }: Call, code: string, text: keyof typeof TEXTS): MockReply =>
  failure(code, localisedFor(language)(TEXTS[text]))

/** The texts of a body, by name. */
function textsOf(body: unknown): { readonly [name in string]?: string } {
  if (!isRecord(body)) return {}
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** The last four of a number, as the mock gateway lists it. */
const maskNumber = (number: string): string => `**** ${number.slice(-4)}`

/** A Pix key as banks in Brazil show it, by its type. */
function maskPixKey(type: string, key: string): string {
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
