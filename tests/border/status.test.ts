// @vitest-environment node
import type { SiteStatus } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { StatusError } from '../../kernel/site/status-error.ts'
import { readStatus } from '../../kernel/site/status-schema.ts'
import { templateParameters } from '../../plugins/site/brand/template-parameters.ts'
import { callerIn, worldInState, STATUS } from '../../mocks/gateway/caller.fake.ts'
import { isPolluted, spoiled } from './spoiled.ts'

const BAKED = { merchantCode: 'baked', imageCDNs: [], switches: { CBS3: true }, settings: {} }
const answer: unknown = await (await callerIn(worldInState('pwa=1&brand=1')).ask(STATUS)).json()
const well = readStatus(answer, BAKED).status

/** Malformed fields of a status. */
const changed = (status: SiteStatus): readonly string[] =>
  Object.entries(status).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(Reflect.get(well, name)) ? [] : [name],
  )

describe('the site’s status', () => {
  it('is read without problems from the gateway', () =>
    expect(readStatus(answer, BAKED).problems).toEqual([]))

  it('[EN-30] any spoiled field affects no other, and is reported by its name', () => {
    for (const { what, path, body } of spoiled(answer)) {
      let read: ReturnType<typeof readStatus>
      try {
        read = readStatus(body, BAKED)
      } catch (error) {
        // Nothing is left of the status, or it is a refusal.
        expect(error, what).toBeInstanceOf(StatusError)
        expect(path.length, what).toBeLessThanOrEqual(1)
        continue
      }
      // Three parts contain several fields each.
      const whole =
        path.length < 3 && ['', 'success', 'value', 'value.info', 'value.location'].includes(path.join('.'))
      const parts = whole || ['value.info.gw'].includes(path.join('.')) ? Infinity : 1
      expect(changed(read.status).length, what).toBeLessThanOrEqual(parts)
      expect(() => templateParameters(read.status.templates), what).not.toThrow()
    }
    expect(isPolluted()).toBe(false)
  })

  it('[EN-27] [EN-30] the pwa parameter is JSON of its own: any value gives an app or none', () => {
    const pwa: unknown = JSON.parse(well.templates['pwa'] ?? '')
    for (const { what, body } of spoiled(pwa)) {
      const app = templateParameters({ pwa: JSON.stringify(body) }).pwa
      for (const icon of app?.icons ?? [])
        expect(
          [icon.src, icon.type].every((it) => typeof it === 'string'),
          what,
        ).toBe(true)
      if (app) expect(typeof app.title, what).toBe('string')
    }
    expect(templateParameters({ pwa: '{"title":' }).pwa).toBeUndefined()
  })
})
