import { usePlugin, useServices, useText, whenIdle } from '@foyer/sdk'
import { Carousel, LazyImage } from '@foyer/sdk/ui'
import { type ReactNode, useEffect } from 'react'
import type { Banner } from './banner.ts'
import { AUTOPLAY_MS, BANNER_HEIGHT_PX, BANNER_WIDTH_PX, LONG_TITLE } from './constants.ts'
import { followBanner } from './follow-banner.ts'
import css from './hero.module.css'
import type { manifest } from './manifest.ts'
import { useBanners } from './use-banners.ts'

/** The banners at the top of home, one after the other. Nothing where the merchant has none. */
export function Hero(): ReactNode {
  const banners = useBanners()
  const t = useText()
  useFetchAhead(banners)
  if (!banners) return <div className={css['waiting']} aria-hidden />
  if (banners.length === 0) return null
  return (
    <div className={css['hero']}>
      <Carousel
        label={t('banners')}
        autoplayMs={AUTOPLAY_MS}
        slideLabel={(index, count) => t('banner', { number: index + 1, count })}
      >
        {banners.map((banner, index) => (
          <Slide key={banner.image} banner={banner} first={index === 0} />
        ))}
      </Carousel>
    </div>
  )
}

/** The pictures that come next, fetched in one idle moment, and not decoded before their turn. */
function useFetchAhead(banners: readonly Banner[] | undefined): void {
  const { site } = useServices<typeof manifest>()
  useEffect(() => {
    const links: HTMLLinkElement[] = []
    const undo = whenIdle(() => {
      for (const { image } of banners?.slice(1) ?? []) {
        const link = document.createElement('link')
        link.rel = 'prefetch'
        link.as = 'image'
        link.href = site.image(image)
        links.push(link)
      }
      document.head.append(...links)
    })
    return () => {
      void undo()
      for (const link of links) link.remove()
    }
  }, [site, banners])
}

/** One banner: a picture, and over it what it says, as text. The first is what the page is measured by: it comes at once. */
function Slide({ banner, first }: { readonly banner: Banner; readonly first: boolean }): ReactNode {
  const { logger } = usePlugin<typeof manifest>()
  const { navigation, session, site } = useServices<typeof manifest>()
  const { image, title, subline, cta } = banner
  return (
    <button
      type="button"
      className={css['slide']}
      onClick={() => followBanner(banner, { navigation, session, logger })}
    >
      <LazyImage
        className={css['image'] ?? ''}
        src={site.image(image)}
        alt=""
        width={BANNER_WIDTH_PX}
        height={BANNER_HEIGHT_PX}
        eager={first}
      />
      <span className={title.length > LONG_TITLE ? `${css['words']} ${css['long']}` : css['words']}>
        <strong className={css['title']}>{title}</strong>
        {subline && <span className={css['subline']}>{subline}</span>}
        {cta && <span className={css['cta']}>{cta}</span>}
      </span>
    </button>
  )
}
