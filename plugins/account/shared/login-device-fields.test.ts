import { fakeDevice, fakeStorage } from '@foyer/sdk/testing'
import { expect, it } from 'vitest'
import { DEVICE_ID, loginDeviceFields } from './origin.ts'

const ID = '0f0e0d0c-0b0a-4908-8706-050403020100'

const storage = fakeStorage({ [DEVICE_ID.name]: ID })

it.each([
  ['a phone’s browser', {}, { isOfficialAppLogin: false, loginDeviceId: ID }],
  ['an iPad', { headerValue: 'IPAD' }, { isOfficialAppLogin: false, loginDeviceId: ID, device: 'IPAD' }],
  ['an installed app', { shell: 'pwa', headerValue: 'PWA' }, { isOfficialAppLogin: false, loginDeviceId: ID, device: 'PWA' }],
  ['a web clip', { shell: 'webclip', headerValue: 'WEBCLIP' }, { isOfficialAppLogin: false, loginDeviceId: ID, device: 'WEBCLIP' }],
  ['the operator’s own app', { shell: 'native' }, { isOfficialAppLogin: true, loginDeviceId: ID }],
] as const)('[EN-03d][EN-03e] a log-in from %s says so', async (_, device, fields) => {
  expect(await loginDeviceFields({ device: fakeDevice(device), storage })).toEqual(fields)
}) // prettier-ignore
