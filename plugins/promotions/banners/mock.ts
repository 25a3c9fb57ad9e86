import { defineMock, success } from '../../../mocks/define-mock.ts'
import { bannersOf } from '../../../mocks/catalogue/catalogue.ts'
import { textLanguage } from '../../../mocks/catalogue/titles.ts'

/** The banners of the home page. */
const HOME_GROUP = 'm_home'

/** The banners of the mock gateway (EN-20). */
export default defineMock({
  id: 'promotions.banners',
  initial: () => ({}),
  routes: [
    {
      id: 'banner.list',
      method: 'GET',
      path: '/wps/relay/MCSFE_getBanners',
      reply: ({ world, language, url }) => {
        const group = url.searchParams.get('groupName') ?? HOME_GROUP
        if (group !== HOME_GROUP) return success([])
        const own = textLanguage(language)
        return success(
          bannersOf(world.merchant).map(({ image, titles, sublines, ctas, ...link }) => ({
            groupName: HOME_GROUP,
            url: image,
            title: titles[own],
            subline: sublines[own],
            cta: ctas[own],
            ...link,
          })),
        )
      },
    },
  ],
})
