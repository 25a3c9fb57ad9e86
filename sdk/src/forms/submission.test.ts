// @vitest-environment node
import { fakeLogger } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CaptchaOutcome } from '../contracts/captcha.ts'
import { HttpError } from '../services/http.ts'
import type { FormCaptcha } from './form-captcha.ts'
import {
  InvalidFields,
  Submission,
  type SubmissionDeps,
  type SubmitCall,
  UnverifiedError,
} from './submission.ts'

interface Errors {
  readonly name?: string | undefined
}

function form(options: Partial<SubmissionDeps<string>> = {}, outcome?: CaptchaOutcome) {
  const stop = new AbortController()
  const logger = fakeLogger()
  const context = {
    logger,
    signal: stop.signal,
    timeout: (run: () => void, ms: number) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  const describe = (error: unknown): string =>
    error instanceof HttpError ? error.code : error instanceof UnverifiedError ? error.problem : 'unknown'
  const reset = vi.fn()
  const captcha = { verify: async () => outcome, reset } as unknown as FormCaptcha
  const submission = new Submission<Errors, string>({
    context,
    describe,
    ...(outcome && { captcha: () => captcha }),
    ...options,
  })
  return { submission, logger, reset, stop }
}
/** A task that the test ends. */
function pending() {
  const calls: SubmitCall[] = []
  let end = (_result: string): void => {}
  let fail = (_error: unknown): void => {}
  const task = (call: SubmitCall): Promise<string> =>
    new Promise((resolve, reject) => {
      calls.push(call)
      end = resolve
      fail = reject
    })
  return { task, calls, end: (result = 'ok') => end(result), fail: (error: unknown) => fail(error) }
}
const refused = new HttpError('HT-REFUSED', '', 'x')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Submission', () => {
  it('[ST-02][CO-01c] runs one submit at a time, and none within 500 ms of its end', async () => {
    const { submission } = form()
    const { task, calls, fail } = pending()
    const first = submission.run({}, task)
    expect(submission.state.get()).toEqual({ step: 'processing' })
    expect(await submission.run({}, task)).toEqual({ step: 'busy' })
    fail(refused)
    expect(await first).toEqual({ step: 'failed', failure: 'HT-REFUSED', error: refused })
    expect(submission.state.get()).toEqual({ step: 'failed', failure: 'HT-REFUSED', locked: true })
    await vi.advanceTimersByTimeAsync(499)
    expect(await submission.run({}, task)).toEqual({ step: 'busy' })
    await vi.advanceTimersByTimeAsync(1)
    void submission.run({}, task)
    expect(submission.state.get()).toEqual({ step: 'processing' })
    await vi.advanceTimersByTimeAsync(0)
    expect(calls).toHaveLength(2)
  })

  it('a success ends the form, and it is as before after the lock', async () => {
    const { submission } = form()
    expect(await submission.run({}, async () => 'ok')).toEqual({ step: 'done', result: 'ok' })
    expect(submission.state.get()).toEqual({ step: 'done' })
    await vi.advanceTimersByTimeAsync(500)
    expect(submission.state.get()).toEqual({ step: 'idle' })
  })

  it('a form without a lock may be sent again at once', async () => {
    const { submission } = form({ lockMs: 0 })
    await submission.run({}, () => Promise.reject(refused))
    expect(submission.open).toBe(true)
    expect(submission.state.get()).toEqual({ step: 'failed', failure: 'HT-REFUSED', locked: false })
  })

  it('[VA-17] sends nothing while fields are wrong, and shows each error until its field is changed', async () => {
    const { submission } = form()
    const { task, calls } = pending()
    const errors = { name: 'missing' }
    expect(await submission.run(errors, task)).toEqual({ step: 'invalid', errors, sent: false })
    expect(submission.state.get()).toMatchObject({ step: 'invalid', errors })
    submission.edit('name')
    expect(submission.state.get()).toEqual({ step: 'idle' })
    expect(calls).toEqual([])
  })

  it('shows at the fields what only the call could tell', async () => {
    const { submission, logger } = form()
    const errors = { name: 'taken' }
    const result = await submission.run({}, () => Promise.reject(new InvalidFields(errors)))
    expect(result).toEqual({ step: 'invalid', errors, sent: true })
    expect(submission.state.get()).toEqual({ step: 'invalid', errors, sent: true, locked: true })
    expect(logger.errors).toEqual([])
  })

  it('[VA-04] sends nothing without the proof of a required captcha', async () => {
    const { submission, reset } = form({}, { kind: 'closed' })
    const { task, calls } = pending()
    expect(await submission.run({}, task)).toMatchObject({ step: 'failed', failure: 'verify_first' })
    expect([calls, reset.mock.calls]).toEqual([[], []])
  })

  it('[ST-01] gives the proof to one call, which uses it up', async () => {
    const fields = { captcha: 'x' }
    const { submission, reset } = form({}, { kind: 'passed', proof: { fields } })
    const { task, calls, fail } = pending()
    const running = submission.run({}, task)
    await vi.advanceTimersByTimeAsync(0)
    expect([calls.map(({ proof }) => proof), reset.mock.calls.length]).toEqual([[fields], 0])
    fail(refused)
    await running
    expect(reset).toHaveBeenCalledOnce()
  })

  it('a submit may need no captcha, though the form has one', async () => {
    const { submission, reset } = form({}, { kind: 'closed' })
    expect(await submission.run({}, async ({ proof }) => proof, { captcha: false })).toMatchObject({
      step: 'done',
      result: {},
    })
    expect(reset).not.toHaveBeenCalled()
  })

  it('nothing happens after the player has left', async () => {
    const { submission } = form()
    const { task, calls, fail } = pending()
    const running = submission.run({}, task)
    await vi.advanceTimersByTimeAsync(0)
    submission.close()
    expect(calls[0]?.signal.aborted).toBe(true)
    fail(refused)
    expect(await running).toEqual({ step: 'aborted' })
    expect(submission.state.get()).toEqual({ step: 'idle' })
  })

  it('a signal of the caller ends it, also one that was aborted before', async () => {
    const { submission } = form()
    const { task, calls } = pending()
    const given = AbortSignal.abort()
    expect(await submission.run({}, task, { signal: given })).toEqual({ step: 'aborted' })
    expect([calls, submission.state.get()]).toEqual([[], { step: 'idle' }])
    const later = new AbortController()
    const running = submission.run({}, task, { signal: later.signal })
    await vi.advanceTimersByTimeAsync(0)
    later.abort()
    expect(calls[0]?.signal.aborted).toBe(true)
    void running
  })

  it('a player who gives up finds the form as before', async () => {
    const { submission } = form()
    const result = await submission.run({}, async () => 'left', { isDone: (how) => how !== 'left' })
    expect(result).toEqual({ step: 'cancelled', result: 'left' })
    expect(submission.state.get()).toEqual({ step: 'idle' })
  })

  it('logs an error without a code, and no other', async () => {
    const { submission, logger } = form()
    await submission.run({}, () => Promise.reject(refused))
    await vi.advanceTimersByTimeAsync(500)
    const vendors = Object.assign(new Error('too late'), { code: 'auth/code-expired' })
    await submission.run({}, () => Promise.reject(vendors))
    expect(logger.errors).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    const bug = new TypeError('x is undefined')
    expect(await submission.run({}, () => Promise.reject(bug))).toMatchObject({ failure: 'unknown' })
    expect(logger.errors).toHaveLength(1)
  })
})
