import { HttpError } from '@foyer/sdk'
import { testPlugin } from '@foyer/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { definePlugin, plugin } from '../plugin.ts'
import { QuietFailure } from './quiet-failure.tsx'

afterEach(cleanup)

const manifest = definePlugin({ id: 'test.form', version: '1.0.0', sdk: '^1', title: 'Form' })

it.each([
  ['[ER-02] a bad gateway', { status: 502 }, 'Not sent'],
  ['[ER-04] too many requests', { status: 200, errorCode: 'TOO_MANY_REQUEST' }, 'Not sent'],
  ['[ER-04] too many requests, by status', { status: 429 }, 'Not sent'],
  ['a failure that is alerted', { status: 500 }, ''],
  ['no failure', undefined, ''],
])('QuietFailure for %s', async (_case, answer, line) => {
  const form = plugin(manifest, () => Promise.resolve({ QuietFailure }))
  const test = await testPlugin(form, { texts: { not_sent: 'Not sent' } })
  const error = answer && new HttpError('HT-STATUS', 'failed', 'a.b', answer)
  render(test.element('QuietFailure', { error }))
  expect(screen.getByRole('status').textContent).toBe(line)
})
