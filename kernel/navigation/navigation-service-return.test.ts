import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NavigationService } from './navigation-service.ts'
import { at, pop, setUpPage, start, tearDownPage } from './navigation-service.fake.ts'

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('the return address after a login', () => {
  it('[RR-01] is the address that required the login, once, and is never in the URL', () => {
    const { navigation } = start('/m/voucherCenter?id=1#pay')
    navigation.redirectToLogin('/m/voucherCenter?id=1#pay')
    expect(at()).toBe('/m/login')
    expect(navigation.returnTo()).toBe('/m/voucherCenter?id=1#pay')
    expect(navigation.consumeReturnTo()).toBe('/m/voucherCenter?id=1#pay')
    expect([navigation.returnTo(), navigation.consumeReturnTo()]).toEqual([undefined, '/m/home'])
  })
  it('[RR-01] survives a reload, and the registration', () => {
    const { navigation, storage, events, logger } = start()
    navigation.redirectToLogin('/m/withdraw')
    navigation.navigate('/m/register')
    navigation.navigate('/m/login')
    expect(new NavigationService(storage, events, logger).consumeReturnTo()).toBe('/m/withdraw')
  })
  it('[RR-01] is dropped when the player goes elsewhere instead', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/withdraw')
    navigation.navigate('/m/game')
    expect(navigation.consumeReturnTo()).toBe('/m/home')
    navigation.redirectToLogin('/m/withdraw')
    pop(null, '/m/home')
    expect(navigation.consumeReturnTo()).toBe('/m/home')
  })
  it('[RR-01] is there again at a login that the player comes back to, until he has logged in', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/launchGame?vendor=V&code=1')
    const login: unknown = history.state
    navigation.navigate('/m/trialGame?vendor=V&game=1')
    expect(navigation.returnTo()).toBeUndefined()
    pop(login, '/m/login')
    expect(navigation.consumeReturnTo()).toBe('/m/launchGame?vendor=V&code=1')
    pop(login, '/m/login')
    expect(navigation.consumeReturnTo()).toBe('/m/home')
  })
  it('[RR-01] is never that of a later login', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/withdraw')
    const login: unknown = history.state
    navigation.navigate('/m/voucherCenter')
    navigation.redirectToLogin('/m/voucherCenter')
    pop(login, '/m/login')
    expect(navigation.returnTo()).toBeUndefined()
  })
  it('[RR-01] is dropped by a page that is reached without this service, be it left at once', () => {
    const { navigation, storage, events, logger } = start()
    navigation.redirectToLogin('/m/withdraw')
    history.pushState(null, '', '/m/home')
    const next = new NavigationService(storage, events, logger)
    next.navigate('/m/login')
    expect(next.consumeReturnTo()).toBe('/m/home')
  })
  it('[RR-01] is dropped by a login that the player opens as a new page, not by one that he reloads', () => {
    const { navigation, storage, events, logger } = start()
    navigation.redirectToLogin('/m/withdraw')
    const reloaded = new NavigationService(storage, events, logger)
    reloaded.setInitialLocation({ pathname: '/m/login', search: '', hash: '' })
    reloaded.listen()()
    expect(reloaded.returnTo()).toBe('/m/withdraw')
    history.pushState(null, '', '/m/login')
    const opened = new NavigationService(storage, events, logger)
    opened.setInitialLocation({ pathname: '/m/login', search: '', hash: '' })
    opened.listen()()
    expect(opened.returnTo()).toBeUndefined()
  })
  it('[ST-03] is the address that the password change replaced, and survives a reload there', () => {
    const { navigation, storage, events, logger } = start('/m/voucherCenter?id=1#pay')
    const length = history.length
    navigation.redirectWithReturn('/m/changePsw')
    expect([at(), history.length]).toEqual(['/m/changePsw', length])
    navigation.redirectWithReturn('/m/changePsw')
    expect(new NavigationService(storage, events, logger).consumeReturnTo()).toBe('/m/voucherCenter?id=1#pay')
  })
  it('[ST-03] stays the address that required the login, over the password change', () => {
    const { navigation } = start()
    navigation.redirectToLogin('/m/withdraw')
    navigation.redirectWithReturn('/m/changePsw')
    expect([at(), navigation.consumeReturnTo()]).toEqual(['/m/changePsw', '/m/withdraw'])
  })
  it.each(['https://evil.example/m/', '//evil.example/m/x', '/m/../../evil', '/m//evil.example', '/x', ''])(
    '[RR-01] is home when %j was stored',
    (stored) => {
      const { navigation, storage } = start()
      navigation.redirectToLogin('/m/withdraw')
      storage.stored.set('foyer.return', stored)
      expect(navigation.consumeReturnTo()).toBe('/m/home')
    },
  )
})
