// @vitest-environment node
import { expect, it } from 'vitest'
import { hostsHint, merchantIds, merchantOfHost, unknownHostPage } from './dev-hosts.ts'

const root = process.cwd()

it.each([
  ['coral.localhost:5173', 'coral'],
  ['localhost:5173', 'lotus'],
  ['127.0.0.1:5173', 'lotus'],
  [undefined, 'lotus'],
  ['nobody.localhost:5173', undefined],
])('[HA-01] %s shows %s', (host, id) => expect(merchantOfHost(root, host)).toBe(id))

it('[HA-01] the page of a host without a merchant links the hosts that there are', () => {
  const html = unknownHostPage(root, '<b>.localhost:5173')
  for (const id of merchantIds(root)) expect(html).toContain(`href="http://${id}.localhost:5173/m/home"`)
  expect(html).not.toContain('<b>')
})

it('[HA-01] says which line of /etc/hosts helps, where names below localhost are not found', async () => {
  await expect(hostsHint(root, () => Promise.resolve('::1'))).resolves.toBeUndefined()
  const hint = await hostsHint(root, () => Promise.reject(new Error('ENOTFOUND')))
  expect(hint).toContain(
    `127.0.0.1 ${merchantIds(root)
      .map((id) => `${id}.localhost`)
      .join(' ')}`,
  )
})
