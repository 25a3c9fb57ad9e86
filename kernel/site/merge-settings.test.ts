// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSettings } from './merge-settings.ts'

const profile = { 'games.lobby': { rows: 3, order: ['a'] }, 'tracking.facebook': { pixelId: '1' } }

describe('settings of the gateway over those of the profile', () => {
  it.each<[string, Record<string, unknown>, object, string[]]>([
    ['nothing', {}, profile, []],
    ['one field', { 'games.lobby': { rows: 4 } }, { ...profile, 'games.lobby': { rows: 4, order: ['a'] } }, []],
    ['a list, as a whole', { 'games.lobby': { order: [] } }, { ...profile, 'games.lobby': { rows: 3, order: [] } }, []],
    ['a plugin that the profile has not set up', { 'acme.tips': { a: 1 } }, { ...profile, 'acme.tips': { a: 1 } }, []],
    ['a field that is removed', { 'tracking.facebook': { pixelId: null } }, { ...profile, 'tracking.facebook': {} }, []],
    ['an operator’s own keys', { reg_days: '3', domains_switch: 2, popup: { a: 1 }, 'a b.c': {}, list: [1] }, profile, []],
    ['a plugin’s value that is no record', { 'games.lobby': 5, 'tracking.facebook': [] }, profile, ['games.lobby', 'tracking.facebook']],
    ['a plugin that is not set', { 'games.lobby': null, 'tracking.facebook': '' }, profile, []],
    ['a name of every object', JSON.parse('{"__proto__": {"rows": 1}, "constructor": {}}') as Record<string, unknown>, profile, []],
  ])('%s', (_, given, settings, malformed) => {
    expect(mergeSettings(profile, given)).toEqual({ settings, malformed })
  }) // prettier-ignore

  it('loses no field of the profile that the gateway does not name, whatever it sends', () => {
    const plugins = fc.constantFrom('games.lobby', 'acme.tips', 'reg_days')
    fc.assert(
      fc.property(fc.dictionary(plugins, fc.jsonValue()), (given) => {
        const { settings } = mergeSettings(profile, given)
        expect(settings['tracking.facebook']).toEqual(profile['tracking.facebook'])
        if (!Object.hasOwn(Object(given['games.lobby']), 'rows'))
          expect(settings['games.lobby']?.['rows']).toBe(3)
      }),
    )
  })
})
