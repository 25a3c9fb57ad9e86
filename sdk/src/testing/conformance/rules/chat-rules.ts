import {
  type ChatConversation,
  type ChatLink,
  type ChatOpenResult,
  type ChatProvider,
  chatProviders,
} from '../../../contracts/chat.ts'
import { parseUrl } from '../../../parse-url.ts'
import { HttpError } from '../../../services/http.ts'
import { chatEntries, ODD_NAMES, VISITOR } from '../samples.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { Conditions, Trial } from '../trial.ts'

const KINDS: ReadonlySet<unknown> = new Set(['page', 'shown', 'aborted', 'failed'])
const isHttps = (url: string): boolean => parseUrl(url)?.protocol === 'https:'

const conversations = (
  subject: PluginUnderTest,
  conditions: Conditions,
  look: (conversation: ChatConversation, trial: Trial) => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> =>
  subject.whileActive(conditions, async (trial) => {
    const wrong: string[] = []
    for (const provider of trial.contributions(chatProviders)) {
      if (provider.kind === 'conversation') wrong.push(...(await look(provider, trial)))
    }
    await trial.stop()
    return wrong
  })

/** The result of opening; text where it threw, or never settled. */
async function open(
  conversation: ChatConversation,
  trial: Trial,
  signal: AbortSignal,
): Promise<ChatOpenResult | string> {
  let opening: ChatOpenResult | string = 'never settles'
  const asking = Promise.resolve()
    .then(() => conversation.open({ visitor: VISITOR, headerColor: '#112233', signal }))
    .then(
      (came) => (opening = came),
      (error: unknown) => (opening = failureOf(error)),
    )
  await trial.completesAfterImports(asking, OPEN_LIMIT_MS)
  return opening
}
const OPEN_LIMIT_MS = 60_000

/** A provider may pass on what a failed call rejects with, and throws nothing else. */
const failureOf = (error: unknown): ChatOpenResult | string =>
  error instanceof HttpError ? { kind: 'failed', code: error.code } : `rejects: ${String(error)}`

const PARAMETER = /^[\w!.[\]-]{0,40}$/

/** What is wrong with the fields of a provider. */
function fieldFaults(provider: ChatProvider, scripts: readonly unknown[]): readonly string[] {
  const { key } = provider
  const wrong = /^[A-Za-z][\w-]*$/.test(key) ? [] : [`key: ${key}`]
  switch (provider.kind) {
    case 'link': {
      const { nameParameter = '' } = provider
      return PARAMETER.test(nameParameter) ? wrong : [...wrong, `nameParameter: ${nameParameter}`]
    }
    case 'conversation':
      return ['all', 'member'].includes(provider.audience)
        ? wrong
        : [...wrong, `audience: ${provider.audience}`]
    case 'scripts':
      return [
        ...wrong,
        ...provider.origins.flatMap((it) =>
          scripts.includes(it) ? [] : [`origins: ${it} is none of the manifest’s origins.script`],
        ),
      ]
    default:
      return [...wrong, `kind: ${String(Reflect.get(provider, 'kind'))}`]
  }
}

/** What is wrong with one link that a provider made of an entry's address. */
function linkFaults(
  provider: ChatLink,
  url: string,
  name: string | undefined,
  type: string,
): readonly string[] {
  let made: string
  try {
    made = provider.link?.({ title: 'Help', url, type }, { ...VISITOR, name }) ?? url
  } catch (error) {
    return [`${url} for ${String(name)}: ${String(error)}`]
  }
  if (!isHttps(made)) return [`${url} became ${made}, which is not https`]
  const [from, to] = [new URL(url), new URL(made)]
  const added = [...to.searchParams].filter(([key]) => !from.searchParams.has(key))
  if (to.origin !== from.origin || to.pathname !== from.pathname || to.hash !== from.hash) {
    return [`${url} became ${made}, which is another address`]
  }
  for (const [key, value] of from.searchParams) {
    if (to.searchParams.get(key) !== value) return [`${url} became ${made}, which lost ${key}`]
  }
  if (name === undefined)
    return added.length > 0 ? [`${url} became ${made} for a guest, who has no name`] : []
  return added.length > 1 || added.some(([, value]) => value !== name)
    ? [`${url} for ${name} became ${made}: not one parameter with the name`]
    : []
}

/** EN-22, OV-19, OV-31, RO-02. */
export const CHAT_RULES: readonly Rule[] = [
  {
    id: 'chat-keyed',
    statement:
      'has a key, and is a link, a conversation with its audience, or scripts of the manifest’s origins',
    check: (subject) =>
      subject.whileActive({}, async (trial) => {
        const scripts = subject.manifest.origins?.script ?? []
        const wrong = trial.contributions(chatProviders).flatMap((provider) => fieldFaults(provider, scripts))
        await trial.stop()
        return wrong
      }),
  },
  {
    id: 'chat-links-safely',
    statement: 'puts the name, and nothing else, into one parameter of an entry’s address',
    check: (subject) =>
      subject.whileActive({}, async (trial) => {
        const wrong = trial
          .contributions(chatProviders)
          .flatMap((provider) =>
            provider.kind === 'link' && provider.link
              ? chatEntries(provider.key).flatMap(({ url }) =>
                  [undefined, ...ODD_NAMES].flatMap((name) => linkFaults(provider, url, name, provider.key)),
                )
              : [],
          )
        await trial.stop()
        return wrong
      }),
  },
  {
    id: 'chat-opens',
    statement:
      'opens with an outcome, and rejects only with a failed call, also where calls and scripts fail',
    async check(subject) {
      const wrong: string[] = []
      for (const conditions of [{}, { http: 'fails', scripts: 'fail' }, { member: false }] as const) {
        const lines = await conversations(subject, conditions, async (conversation, trial) => {
          const came = await open(conversation, trial, new AbortController().signal)
          if (typeof came === 'string') return [came]
          if (!KINDS.has(came.kind)) return [`outcome: ${String(came.kind)}`]
          if (came.kind === 'page' && !isHttps(came.url)) return [`page: ${came.url} is not https`]
          return came.kind === 'failed' && !came.code ? ['failed without a code'] : []
        })
        wrong.push(...lines)
      }
      return [...new Set(wrong)]
    },
  },
  {
    id: 'chat-closes',
    statement: 'removes what it shows when the signal is aborted, and shows nothing after it',
    check: (subject) =>
      conversations(subject, {}, async (conversation, trial) => {
        const before = document.body.childElementCount
        const late = await open(conversation, trial, AbortSignal.abort())
        const wrong: string[] = []
        if (typeof late !== 'string' && late.kind === 'shown') wrong.push('an aborted request shows a window')
        const closing = new AbortController()
        await open(conversation, trial, closing.signal)
        closing.abort()
        await trial.time.elapse(0)
        const left = document.body.childElementCount - before
        return left > 0 ? [...wrong, `${left} elements stay`] : wrong
      }),
  },
  {
    id: 'chat-counts',
    statement: 'counts unread messages in whole numbers, 0 or more',
    async check(subject) {
      const wrong: string[] = []
      for (const conditions of [{}, { http: 'fails' }, { member: false }] as const) {
        const lines = await conversations(subject, conditions, async (provider, trial) => {
          const { unread } = provider
          const seen = new Set<number>()
          const note = (): void => void (unread && seen.add(unread.get()))
          const off = unread?.subscribe(note)
          note()
          const counting = Promise.resolve(provider.countUnread?.(new AbortController().signal))
            .then((count) => void (count !== undefined && seen.add(count)))
            .catch(() => {})
          await trial.time.elapse(UNREAD_MS)
          await trial.completesAfterImports(counting, OPEN_LIMIT_MS)
          off?.()
          return [...seen]
            .filter((count) => !Number.isInteger(count) || count < 0)
            .map((count) => `unread: ${count}`)
        })
        wrong.push(...lines)
      }
      return [...new Set(wrong)]
    },
  },
]
const UNREAD_MS = 120_000
