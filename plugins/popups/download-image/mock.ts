import { defineMock, success } from '../../../mocks/define-mock.ts'
import { downloadImages } from '../../../mocks/world/download-images.ts'

/** The pictures to save of the mock gateway (EN-20): none, unless the state has some. */
export default defineMock({
  id: 'popups.download-image',
  initial: () => ({}),
  routes: [
    {
      id: 'download-image.banners',
      method: 'GET',
      path: '/wps/relay/MCSFE_getPopUpBanners',
      reply: ({ world, language, url }) =>
        success(downloadImages(world, url.searchParams.get('groupName') ?? '', language)),
    },
  ],
})
