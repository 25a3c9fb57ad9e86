import type { LanguageCode } from '@foyer/sdk'
import { textLanguage, type Titles } from '../catalogue/titles.ts'
import { bannersOf } from '../catalogue/catalogue.ts'
import { defineChoice } from '../define-scenario.ts'
import type { World } from './world.ts'

/** The pictures to save that the gateway lists (EN-20); none by default. */
export const DOWNLOAD_IMAGES = defineChoice({
  name: 'download-image',
  group: 'pop-ups',
  label: 'Pictures to save',
  otherwise: 'none',
  choices: {
    1: 'one that is shown',
    other: 'another one that is shown',
    link: 'one that is shown, with a link',
    2: 'one that a text offers',
    both: 'both',
    unsafe: 'its address is not safe',
    missing: 'its file is not there',
    odd: 'entries that are no banners',
  },
})

const TITLES: Titles = {
  EN: 'Save this picture to find us again',
  CN: '保存图片，随时找到我们',
  VI: 'Lưu hình này để luôn tìm thấy chúng tôi',
  'PT-BR': 'Salve esta imagem para nos encontrar de novo',
}

/** The banners of a group of pop-ups, as the gateway lists them. */
export function downloadImages(
  world: World,
  group: string,
  language: LanguageCode | undefined,
): readonly unknown[] {
  const listed = DOWNLOAD_IMAGES.of(world)
  const [first, second] = bannersOf(world.merchant)
  const title = TITLES[textLanguage(language)]
  const banner = { groupName: group, url: first?.image, title }
  if (group === 'm_popup2')
    return listed === '2' || listed === 'both' ? [{ ...banner, url: second?.image, title: '' }] : []
  if (group !== 'm_popup1') return []
  switch (listed) {
    case '1':
    case 'both':
      return [banner]
    case 'other':
      return [{ ...banner, url: second?.image }]
    case 'link':
      return [{ ...banner, linkageType: 'URL', linkage: '/m/activity' }]
    case 'unsafe':
      return [{ ...banner, url: 'javascript:alert(1)' }]
    case 'missing':
      return [{ ...banner, url: '/cdn/none/addresses.png' }]
    case 'odd':
      return [null, { groupName: group }, { ...banner, url: 7 }]
    default:
      return []
  }
}
