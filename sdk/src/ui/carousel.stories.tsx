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
        <LazyImage
          key={at}
          src={storyImage(`offer ${at}`)}
          alt={t(`Offer ${at + 1}`)}
          width={480}
          height={200}
          eager
        />
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
