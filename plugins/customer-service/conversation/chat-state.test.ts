// @vitest-environment node
import { expect, it } from 'vitest'
import { type ChatAction, type ChatState, nextChat, OPENING } from './chat-state.ts'

const PAGE = { kind: 'page', url: 'https://chat.example/c' } as const
const FRAMING = { ...PAGE, kind: 'framing' } as const
const TELLING = { ...PAGE, isReady: () => true } as const
const SILENT = { kind: 'reported', reported: 'nothing' } as const
const READY = { kind: 'reported', reported: 'ready' } as const
const FAILED = { kind: 'failed', code: 'CV-FRAME' } as const

it.each<readonly [ChatState, ChatAction, ChatState]>([
  [OPENING, PAGE, FRAMING],
  [OPENING, FAILED, FAILED],
  [OPENING, { kind: 'loaded' }, OPENING],
  [FRAMING, { kind: 'loaded' }, PAGE],
  [FRAMING, FAILED, FAILED],
  // A page that has loaded is not taken away.
  [PAGE, FAILED, PAGE],
  [PAGE, { kind: 'loaded' }, PAGE],
  // A page may tell that the chat is there before it has loaded, and late; one of which nothing is expected tells nothing.
  [{ ...TELLING, kind: 'framing' }, READY, { ...TELLING, kind: 'framing', reported: 'ready' }],
  [{ ...TELLING, kind: 'framing', reported: 'ready' }, { kind: 'loaded' }, { ...TELLING, reported: 'ready' }],
  [TELLING, SILENT, { ...TELLING, reported: 'nothing' }],
  [{ ...TELLING, reported: 'nothing' }, READY, { ...TELLING, reported: 'ready' }],
  [{ ...TELLING, reported: 'ready' }, SILENT, { ...TELLING, reported: 'ready' }],
  [PAGE, SILENT, PAGE],
  // An answer that comes late.
  [FAILED, PAGE, FAILED],
  [FAILED, { kind: 'again' }, OPENING],
])('%j after %j: %j', (state, action, next) => expect(nextChat(state, action)).toEqual(next))
