import { bannersOf } from '../catalogue/catalogue.ts'
import { defineChoice } from '../define-scenario.ts'

/** The merchant's splash; off by default. */
export const SPLASH = defineChoice({
  name: 'splash',
  group: 'pop-ups',
  label: 'Splash',
  otherwise: 'off',
  choices: { logo: 'the brand’s logo', picture: 'a picture', missing: 'a picture that is not there' },
  settings(splash, merchant) {
    if (splash === undefined) return {}
    const image = {
      logo: '',
      picture: bannersOf(merchant)[0]?.image ?? '',
      missing: '/cdn/none/splash.png',
    }[splash]
    return { 'popups.splash': { enabled: true, image } }
  },
})
