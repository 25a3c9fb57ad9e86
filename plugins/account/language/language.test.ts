import {
  HTTP,
  HttpError,
  I18N,
  languageChanged,
  type LanguageCode,
  MEMBER,
  type Member,
  SITE,
} from '@foyer/sdk'
import {
  describeConformance,
  fakeHttp,
  fakeI18n,
  fakeMember,
  fakeServices,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import { updateLanguage } from './endpoints.ts'
import plugin from './manifest.ts'
import { TAKEN_OVER } from './language.ts'

describeConformance(plugin, options, { describe, it })
afterEach(() => void vi.restoreAllMocks())

const UPDATE = 'member.language'
const mei = { id: '7', type: 1, language: 'VI' } as Member

interface Given {
  readonly language?: LanguageCode
  readonly stored?: LanguageCode
  readonly member?: Partial<Member> | undefined
  readonly address?: string
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly answer?: unknown
}

async function open({
  language = 'EN',
  stored,
  address = '/m/home',
  storage = fakeStorage(),
  answer = {},
  ...given
}: Given = {}) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: location.origin + address }] as never)
  const member = fakeMember('member' in given ? given.member && { ...mei, ...given.member } : mei)
  const http = fakeHttp({ [UPDATE]: answer })
  const i18n = fakeI18n({}, language)
  i18n.storedLanguage = stored
  const services = {
    ...fakeServices({ storage }),
    [MEMBER]: member,
    [HTTP]: http,
    [I18N]: i18n,
    [SITE]: fakeSite({ merchant: { languages: ['EN', 'VI', 'CN'] } }),
  }
  const test = await testPlugin(plugin, { services, storage })
  i18n.language.subscribe(() => {
    test.emit(languageChanged, { language: i18n.language.get() })
  })
  const callsMade = () => http.callsOf(UPDATE).map(({ body }) => body)
  return { test, member, i18n, storage, callsMade }
}
/** Lets every pending promise settle. */
const flushImmediate = () => new Promise((resolve) => setImmediate(resolve))

describe('the member’s language', () => {
  it('[ST-29][CA-07] a choice is told to the gateway, after the member’s data were fetched anew', async () => {
    const { i18n, member, callsMade } = await open({ stored: 'VI', language: 'VI' })
    await flushImmediate()
    expect([callsMade(), member.refreshed]).toEqual([[], 0])
    await i18n.change('CN')
    await flushImmediate()
    expect([callsMade(), member.refreshed]).toEqual([[{ language: 'CN' }], 1])
    expect(updateLanguage).toMatchObject({ method: 'POST', path: '/wps/member/language', auth: 'required' })
  })

  it('[ST-29] nothing is told where the fresh data have the language already', async () => {
    const { i18n, member, callsMade } = await open({ stored: 'VI', language: 'VI' })
    member.refresh = () => Promise.resolve(member.current.set({ ...mei, language: 'CN' }))
    await i18n.change('CN')
    await flushImmediate()
    expect(callsMade()).toEqual([])
  })

  it.each([
    ['4', 4, []],
    ['-1', -1, []],
    ['0', 0, [{ language: 'CN' }]],
    ['2', 2, [{ language: 'CN' }]],
    ['not given', undefined, [{ language: 'CN' }]],
  ] as const)('[ST-29] of a member whose type is %s', async (_, type, calls) => {
    const { i18n, callsMade } = await open({ stored: 'VI', language: 'VI', member: { type } })
    await i18n.change('CN')
    await flushImmediate()
    expect(callsMade()).toEqual(calls)
  })

  it('[ST-29] a choice made as a guest is told at the sign-in', async () => {
    const { member, callsMade } = await open({ stored: 'EN', member: undefined })
    await flushImmediate()
    expect(callsMade()).toEqual([])
    member.current.set(mei)
    await flushImmediate()
    expect(callsMade()).toEqual([{ language: 'EN' }])
    // the same member's data once more
    member.current.set({ ...mei, regDate: 1 })
    await flushImmediate()
    expect(callsMade()).toHaveLength(1)
  })

  it('of quick choices the last one is told once the call of the one before has ended', async () => {
    let answerFirst: (answer: object) => void = () => undefined
    const answers = [new Promise<object>((resolve) => (answerFirst = resolve)), {}]
    const { i18n, callsMade } = await open({ stored: 'VI', language: 'VI', answer: () => answers.shift() })
    await i18n.change('CN')
    await flushImmediate()
    await i18n.change('EN')
    await flushImmediate()
    expect(callsMade()).toEqual([{ language: 'CN' }])
    answerFirst({})
    await flushImmediate()
    expect(callsMade()).toEqual([{ language: 'CN' }, { language: 'EN' }])
  })

  it('[ST-29] nothing is told of a page that does not show the choice', async () => {
    const { callsMade } = await open({ stored: 'CN' })
    await flushImmediate()
    expect(callsMade()).toEqual([])
  })

  it('a refused call is reported, and the page keeps the language', async () => {
    const answer = new HttpError('HT-REJECTED', 'refused', UPDATE)
    const { i18n, test } = await open({ stored: 'VI', language: 'VI', answer })
    await i18n.change('CN')
    await flushImmediate()
    expect(i18n.language.get()).toBe('CN')
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual(['LA-UPDATE'])
  })

  it('[LG-01] is taken over where the player has chosen none, and told nobody', async () => {
    const { i18n, callsMade, storage } = await open()
    await flushImmediate()
    expect([i18n.changes, callsMade()]).toEqual([['VI'], []])
    expect(storage.get(TAKEN_OVER)).toBe('VI')
  })

  it.each([
    ['the address names the page’s', { address: '/m/home?language=en' }],
    ['the merchant does not serve it', { member: { language: 'TH' } }],
    ['the gateway has none', { member: { language: undefined } }],
    ['the player has chosen another', { stored: 'EN' }],
    ['the player has chosen another, which the page does not show', { stored: 'CN' }],
  ] satisfies [string, Given][])('[LG-01] is not taken over where %s', async (_, given) => {
    const { i18n } = await open(given)
    await flushImmediate()
    expect(i18n.changes).toEqual([])
  })

  it.each([
    ['the address names one that the merchant does not serve', { address: '/m/home?language=TH' }],
    ['the merchant no longer serves the stored one', { stored: 'TH' }],
  ] satisfies [string, Given][])('[LG-01] is taken over where %s', async (_, given) => {
    const { i18n, callsMade } = await open(given)
    await flushImmediate()
    expect([i18n.changes, callsMade()]).toEqual([['VI'], []])
  })

  it('[LG-01] an address that names a language is no choice, which the gateway is told; the next choice is one', async () => {
    const { i18n, callsMade } = await open({ address: '/m/home?language=EN', stored: 'EN' })
    await flushImmediate()
    expect(callsMade()).toEqual([])
    await i18n.change('CN')
    await flushImmediate()
    expect(callsMade()).toEqual([{ language: 'CN' }])
  })

  it('[LG-01] of the next member is taken over too, until the player chooses', async () => {
    const storage = fakeStorage()
    const { i18n, member, callsMade } = await open({ storage })
    await flushImmediate()
    member.current.set(undefined)
    member.current.set({ ...mei, id: '8', language: 'CN' })
    await flushImmediate()
    expect([i18n.changes, callsMade()]).toEqual([['VI', 'CN'], []])
    await i18n.change('EN')
    await i18n.change('CN')
    await flushImmediate()
    member.current.set({ ...mei, id: '9', language: 'VI' })
    await flushImmediate()
    expect([i18n.language.get(), callsMade().at(-1)]).toEqual(['CN', { language: 'CN' }])
  })

  it('that cannot be loaded is reported, and tried again with the next sign-in', async () => {
    const { test, storage, i18n, member } = await open({ member: undefined })
    const change = vi.spyOn(i18n, 'change').mockRejectedValueOnce(new Error('offline'))
    member.current.set(mei)
    await flushImmediate()
    expect(test.logger.entries.map(({ subject }) => subject)).toEqual(['LA-TEXTS'])
    expect([i18n.language.get(), storage.get(TAKEN_OVER)]).toEqual(['EN', undefined])
    member.current.set(undefined)
    member.current.set(mei)
    await flushImmediate()
    expect(change).toHaveBeenCalledTimes(2)
    expect([i18n.language.get(), storage.get(TAKEN_OVER)]).toEqual(['VI', 'VI'])
  })

  it('[LG-01] that cannot be loaded leaves an earlier member’s, which is still no choice', async () => {
    const { i18n, member, callsMade } = await open()
    await flushImmediate()
    expect(i18n.language.get()).toBe('VI')
    vi.spyOn(i18n, 'change').mockRejectedValueOnce(new Error('offline'))
    for (const id of ['8', '9']) {
      member.current.set(undefined)
      member.current.set({ ...mei, id, language: 'CN' })
      await flushImmediate()
    }
    expect([i18n.language.get(), callsMade()]).toEqual(['CN', []])
  })

  it('[LG-01] gives way to what the player chooses while it is loading', async () => {
    let loaded = (): void => undefined
    const texts = new Promise<void>((resolve) => (loaded = resolve))
    const { i18n, member, storage, callsMade } = await open({ member: undefined })
    // As the service does: the later change wins, and the earlier one resolves without any.
    vi.spyOn(i18n, 'change').mockReturnValueOnce(texts)
    member.current.set(mei)
    await flushImmediate()
    await i18n.change('CN')
    loaded()
    await flushImmediate()
    expect([storage.get(TAKEN_OVER), callsMade()]).toEqual([undefined, [{ language: 'CN' }]])
  })
})
