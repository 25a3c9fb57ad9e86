import { defineMock } from '../../../mocks/define-mock.ts'

/**
 * The vendor's page, which shows the name and the language that it gets: in the parameters that the vendor takes, which
 * `name-in` and `language-in` tell it.
 */
export default defineMock({
  id: 'vendors.acme',
  settings: {
    page: '/__gateway/service?desk=acme&name-in=name&language-in=language',
    nameParameter: 'name',
    languageParameter: 'language',
  },
  initial: () => ({}),
  routes: [],
})
