import { storyImage, useStoryText } from '@foyer/sdk/testing'
import { type ReactNode, useEffect, useRef } from 'react'
import { Carousel } from './carousel.tsx'
import { LazyImage } from './lazy-image.tsx'

export default { title: 'ui / Carousel' }

function Banners({ count }: { readonly count: number }): ReactNode {
  const t = useStoryText()
  return (
    <Carousel
      label={t('Offers')}
      slideLabel={(index, all) =>
        t('{{index}} of {{all}}')
          .replace('{{index}}', `${index + 1}`)
          .replace('{{all}}', `${all}`)
      }
    >
      {Array.from({ length: count }, (_, at) => (
        // What a slide holds can be reached by keyboard, or its scroller must be.
        <button key={at} type="button" style={{ inlineSize: '100%' }} aria-label={t(`Offer ${at + 1}`)}>
          <LazyImage src={storyImage(`offer ${at}`)} alt="" width={480} height={200} eager />
        </button>
      ))}
    </Carousel>
  )
}
export const Empty = (): ReactNode => <Banners count={0} />
export const One = (): ReactNode => <Banners count={1} />
export const Usual = (): ReactNode => <Banners count={3} />
export const Many = (): ReactNode => <Banners count={10} />

export function Focused(): ReactNode {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={around}>
      <Usual />
    </div>
  )
}
