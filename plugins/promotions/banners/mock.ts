import { defineMock, success } from '../../../mocks/define-mock.ts'
import { bannersOf } from '../../../mocks/catalogue/catalogue.ts'
import type { LanguageCode } from '../../../mocks/catalogue/titles.ts'

/** The banners of the home page. */
const HOME_GROUP = 'm_home'
const LANGUAGES: readonly LanguageCode[] = ['EN', 'CN', 'VI', 'PT-BR']

/** The banners of the mock gateway (EN-20). */
export default defineMock({
  id: 'promotions.banners',
  initial: () => ({}),
  routes: [
    {
      id: 'banner.list',
      method: 'GET',
      path: '/wps/relay/MCSFE_getBanners',
      reply: ({ world, request, url }) => {
        const group = url.searchParams.get('groupName') ?? HOME_GROUP
        if (group !== HOME_GROUP) return success([])
        const language = languageOf(request)
        return success(
          bannersOf(world.merchant).map(({ image, titles, sublines, ctas, ...link }) => ({
            groupName: HOME_GROUP,
            url: image,
            title: titles[language],
            subline: sublines[language],
            cta: ctas[language],
            ...link,
          })),
        )
      },
    },
  ],
})

function languageOf(request: Request): LanguageCode {
  const asked = request.headers.get('Language')
  return LANGUAGES.find((language) => language === asked) ?? 'EN'
}
