// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MODAL_LATEST_MS } from './endpoints.ts'
import { type AppFacts, type AppRule, appRule } from './launch-flow.ts'

const ON: AppFacts = {
  shell: 'browser',
  switches: { STARTGAMEINAPP3: true },
  statusPending: false,
  modal: true,
  pageAgeMs: 60_000,
}

const early = { modal: false, pageAgeMs: MODAL_LATEST_MS - 1 }

const late = { modal: false, pageAgeMs: MODAL_LATEST_MS }

describe('appRule', () => {
  it.each<[string, Partial<AppFacts>, AppRule]>([
    ['in a browser, the install modal', {}, 'modal'],
    ['in the native app, the game', { shell: 'native' }, 'launch'],
    ['in the native app, the game before anything is known', { shell: 'native', switches: undefined, statusPending: true }, 'launch'],
    ['from the home screen, the game', { shell: 'pwa' }, 'launch'],
    ['from a web clip, the game', { shell: 'webclip' }, 'launch'],
    ['with the switch off, the game', { switches: { STARTGAMEINAPP3: false } }, 'launch'],
    ['without the switch, the game', { switches: {} }, 'launch'],
    ['with the switch off and no modal, the game without a notice', { switches: {}, ...late }, 'launch'],
    ['before the switches arrive, nothing', { switches: undefined, statusPending: true }, 'wait'],
    ['where the status failed, the game', { switches: undefined }, 'launch'],
    ['before the modal may be there, nothing', early, 'wait'],
    ['without a modal, the game with a notice', late, 'notice'],
  ])('[RO-03] %s', (_case, part, rule) => expect(appRule({ ...ON, ...part })).toBe(rule))
}) // prettier-ignore
