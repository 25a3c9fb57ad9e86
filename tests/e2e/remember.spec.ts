import { callCount } from './call-count.ts'
import { expect, test } from './site.ts'
import { banner, newTab, remembered } from './remember.ts'

test('[EN-09] [ST-06] [RO-05] ticked, a new tab logs in by itself and stays where it is; the password is nowhere to be read', async ({
  page,
}) => {
  await remembered(page)
  const stored = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('account.remembered')
      opening.onsuccess = () => resolve(opening.result)
    })
    const key = await new Promise<CryptoKey>((resolve) => {
      const asked = database.transaction('keys').objectStore('keys').get('login')
      asked.onsuccess = () => resolve(asked.result as CryptoKey)
    })
    database.close()
    const exported = await crypto.subtle.exportKey('raw', key).catch((error: DOMException) => error.name)
    return { exported, all: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) }
  })
  expect(stored.exported).toBe('InvalidAccessError')
  expect(stored.all).not.toContain('player123')
  expect(stored.all).not.toContain(Buffer.from('player123').toString('base64').slice(0, 11))

  const tab = await newTab(page, '/m/game')
  await expect(banner(tab)).toContainText('player')
  await expect(tab).toHaveURL(/\/m\/game$/)
  await expect(tab.getByRole('alertdialog')).toBeHidden()

  // A member's screen asks for the login, gets it, and goes on.
  const other = await newTab(page, '/m/launchGame?vendor=TCG_SEA&code=SL001')
  await expect(other).toHaveURL(/\/__gateway\/game\?ticket=/)
  expect(await callCount(page, 'auth.login')).toBe(3)
})
