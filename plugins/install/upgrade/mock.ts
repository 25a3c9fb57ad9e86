import { defineMock, success } from '../../../mocks/define-mock.ts'

/** The download links of the apps, the same for every merchant. */
export default defineMock({
  id: 'install.upgrade',
  initial: () => ({}),
  routes: [
    {
      id: 'upgrade.download-setting',
      method: 'GET',
      path: '/wps/relay/WPSCORE_getDownloadSetting',
      reply: ({ url }) =>
        success(
          Object.entries({ Android: 'foyer.apk', IOS: 'foyer.plist', MOBILECONFIG: 'foyer.mobileconfig', AppDownloadIcon: 'app' }).map(
            ([resourceType, file]) => ({ resourceType, url: ` ${url.origin}/cdn/app/${file} ` }),
          ), // prettier-ignore
        ),
    },
  ],
})
