import { fillLogin } from './fill-login.ts'
import { enter, expect, logOut, test, world } from './site.ts'
import { storedSession } from './stored-session.ts'
import { submitLogin } from './submit-login.ts'

test.describe('login', () => {
  test('[RT-02][CA-01][CA-03][EN-01][EN-03a][EN-29a][EN-29b] signs in with an encrypted call and goes home', async ({
    page,
  }) => {
    await enter(page, '/m/login')
    const sent: { headers: Record<string, string>; body: string }[] = []
    page.on('request', async (request) => {
      if (request.url().endsWith('/wps/session/login'))
        sent.push({ headers: await request.allHeaders(), body: request.postData() ?? '' })
    })
    await fillLogin(page, 'player', 'player123')
    await submitLogin(page)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('banner')).toContainText('player')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(sent[0]?.body).not.toContain('player')
    expect(sent[0]?.headers).toMatchObject({
      merchant: 'lotus01',
      language: 'EN',
      'content-type': 'application/json',
    })
    // A browser's tab has no name for Device.
    for (const name of ['x-digest', 'x-rsa', 'device']) expect(sent[0]?.headers).not.toHaveProperty(name)
    expect(sent[0]?.headers['encryption']).toMatch(/^[A-Za-z0-9+/]{300,}=*$/)
    expect(await storedSession(page)).toEqual({
      id: expect.any(String),
      token: expect.any(String),
      merchantCode: 'lotus01',
      userName: 'player',
      type: 0,
      firstTimeLogin: false,
    })
    const { log } = await world(page)
    expect(log.find(({ endpoint }) => endpoint === 'auth.login')).toMatchObject({
      status: 200,
      encrypted: true,
    })
  })

  test('[RO-01a] the session survives a reload, and log-out makes a guest again', async ({ page }) => {
    await enter(page, '/m/home', { member: 'player' })
    await expect(page.getByRole('banner')).toContainText('player')
    await page.reload()
    await expect(page.getByRole('banner')).toContainText('player')
    await logOut(page)
    expect(await storedSession(page)).toBeNull()
    const { log } = await world(page)
    expect(log.map(({ endpoint }) => endpoint)).toContain('auth.logout')
  })

  test('[ER-06] a wrong password is told at its field, keeps what was typed, and lets the player try again', async ({
    page,
  }) => {
    await enter(page, '/m/login')
    await fillLogin(page, 'player', 'mistaken')
    await submitLogin(page)
    const password = page.getByLabel('Password', { exact: true })
    await expect(page.getByRole('alert')).toContainText('incorrect')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAccessibleDescription(/incorrect/)
    await expect(password).toBeFocused()
    await expect(page.getByLabel('Username')).toHaveValue('player')
    await expect(password).toHaveValue('mistaken')
    expect(await page.content()).not.toContain('mistaken')
    const selected = await password.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ])
    expect(selected).toEqual([0, 'mistaken'.length])
    await fillLogin(page, 'player', 'player123')
    await submitLogin(page)
    await expect(page).toHaveURL(/\/m\/home$/)
  })
})
