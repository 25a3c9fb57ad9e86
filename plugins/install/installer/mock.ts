import { defineMock, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'

/** The gateway's download links; an app for each platform, and a profile, by default. */
export const APP_LINKS = defineChoice({
  name: 'app',
  group: 'install',
  label: 'App downloads',
  otherwise: 'Every platform',
  choices: {
    none: 'none',
    profile: 'profile for iOS only',
    picture: 'a picture only',
    odd: 'unusable ones among them',
  },
})

/** Files by resource type (EN-10). */
const FILES = {
  none: {},
  profile: { MOBILECONFIG: '__gateway/app/foyer.mobileconfig' },
  picture: {},
  odd: { IOS: '__gateway/app/foyer.plist', MOBILECONFIG: '__gateway/app/foyer.mobileconfig' },
  all: {
    Android: '__gateway/app/foyer.apk',
    IOS: '__gateway/app/foyer.plist',
    MOBILECONFIG: '__gateway/app/foyer.mobileconfig',
  },
} as const
const ODD = [{ resourceType: 'Android', url: 'javascript:alert(1)' }, { resourceType: 'IOS' }, null]

/** The download links at the mock gateway (CA-20). */
export default defineMock({
  id: 'install.installer',
  scenarios: [APP_LINKS],
  initial: () => ({}),
  routes: [
    {
      id: 'install.download-setting',
      method: 'GET',
      path: '/wps/relay/WPSCORE_getDownloadSetting',
      requires: { query: { domain: /./ } },
      reply: ({ url, world }) => {
        const listed = APP_LINKS.of(world) ?? 'all'
        const picture = listed === 'none' ? {} : { AppDownloadIcon: `cdn/brand/${world.merchant}/icon.svg` }
        return success([
          ...(listed === 'odd' ? ODD : []),
          ...Object.entries({ ...FILES[listed], ...picture }).map(([resourceType, file]) => ({
            resourceType,
            url: ` ${url.origin}/${file} `,
          })),
        ])
      },
    },
    {
      id: 'install.file',
      method: 'GET',
      path: '/__gateway/app/*',
      reply: ({ url }) =>
        new Response('A file of the mock gateway, not an app.', {
          headers: {
            'content-type': url.pathname.endsWith('.mobileconfig')
              ? 'application/x-apple-aspen-config'
              : 'application/octet-stream',
            'content-disposition': `attachment; filename="${url.pathname.split('/').at(-1) ?? ''}"`,
          },
        }),
    },
  ],
})
