// @vitest-environment node
import type { SiteFailure } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { type Circumstances, failureReaction, type Reaction } from './failure-reaction.ts'

const HTTPS: Circumstances = { online: true, plainHttp: false, answered: false }
const HTTP: Circumstances = { ...HTTPS, plainHttp: true }
const OFFLINE: Circumstances = { ...HTTPS, online: false }
const LATER: Circumstances = { ...HTTPS, answered: true }
const GONE = { errorCode: 'domain_not_available' }
const BUSY = { errorCode: 'system.busy' }

const none: Reaction = { kind: 'none' }
const alert = (words: object): Reaction => ({ kind: 'alert', text: words }) as Reaction
const unreachable = (words: object): Reaction => ({ kind: 'unreachable', text: words }) as Reaction

describe('failureReaction', () => {
  it.each<[string, SiteFailure['answer'], Circumstances, Reaction]>([
    ['the domain is gone', GONE, HTTPS, unreachable({ key: 'error' })],
    ['the domain is gone, and why', { ...GONE, message: 'Moved' }, HTTPS, unreachable({ message: 'Moved' })],
    ['the domain is gone, on plain http', GONE, HTTP, unreachable({ key: 'error' })],
    ['the domain is gone, after good answers', GONE, LATER, unreachable({ key: 'error' })],
    ['another error code', BUSY, HTTPS, alert({ key: 'error' })],
    ['another error code, with a message', { ...BUSY, message: 'Busy' }, HTTPS, alert({ message: 'Busy' })],
    ['another error code, on plain http', { ...BUSY, message: 'Busy' }, HTTP, alert({ message: 'Busy' })],
    ['not reached', {}, HTTPS, alert({ key: 'error' })],
    ['an error status', { httpStatus: 500, message: 'Oh' }, HTTPS, alert({ message: 'Oh' })],
    ['not reached, on plain http', {}, HTTP, alert({ key: 'network_error' })],
    ['an error status without a code, on plain http', { httpStatus: 500, message: 'Oh' }, HTTP, alert({ key: 'network_error' })],
    ['offline', {}, OFFLINE, none],
    ['offline, on plain http', {}, { ...OFFLINE, plainHttp: true }, none],
    ['offline, whatever a proxy says', GONE, OFFLINE, none],
    ['a failing recheck', {}, LATER, none],
    ['a recheck that is refused', { ...BUSY, message: 'Busy' }, LATER, none],
  ])('[ER-01] %s', (_, failure, now, expected) => expect(failureReaction(failure, now)).toEqual(expected)) // prettier-ignore
})
