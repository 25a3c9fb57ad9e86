import { usePluginContext, useServices, useTranslation, whenIdle } from '@foyer/sdk'
import { Carousel, LazyImage } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { Banner } from './banner.ts'
import { AUTOPLAY_MS, BANNER_HEIGHT_PX, BANNER_WIDTH_PX, LONG_TITLE } from './constants.ts'
import css from './hero.module.css'
import type { manifest } from './manifest.ts'
import { useBanners } from './use-banners.ts'

/** The banners at the top of home, one after the other. Renders nothing if the merchant has none. */
export function Hero(): ReactNode {
  const banners = useBanners()
  const t = useTranslation()
  const idle = useIdle()
  if (!banners) return <div className={css.waiting} aria-hidden />
  if (banners.length === 0) return null
  return (
    <div className={css.hero}>
      <Carousel
        label={t('banners')}
        autoplayMs={AUTOPLAY_MS}
        slideLabel={(index, count) => t('banner', { number: index + 1, count })}
      >
        {banners.map((banner, index) => (
          <Slide key={banner.image} banner={banner} first={index === 0} awaited={idle} />
        ))}
      </Carousel>
    </div>
  )
}

/** True once the page has been idle: the pictures of the other banners are fetched then. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const undo = whenIdle(() => setIdle(true))
    return () => void undo()
  }, [])
  return idle
}

interface SlideProps {
  readonly banner: Banner
  readonly first: boolean
  readonly awaited: boolean
}

/** One banner: a picture with text over it. The first is the page's largest paint, so it is fetched at once. */
function Slide({ banner, first, awaited }: SlideProps): ReactNode {
  const { logger } = usePluginContext<typeof manifest>()
  const { navigation, session, site } = useServices<typeof manifest>()
  const { image, title, subline, cta } = banner
  /** The code is loaded when the page is first idle, so that a window still opens within the tap. */
  const follow = async (): Promise<void> => {
    const { followBanner } = await import('./load-banners.ts')
    followBanner(banner, { navigation, session, logger })
  }
  return (
    <button
      type="button"
      className={css.slide}
      onClick={() => void follow().catch((error: unknown) => logger.error(error))}
    >
      <LazyImage
        className={css.image ?? ''}
        src={site.image(image)}
        alt=""
        width={BANNER_WIDTH_PX}
        height={BANNER_HEIGHT_PX}
        eager={first}
        awaited={awaited}
      />
      <span className={title.length > LONG_TITLE ? `${css.words} ${css.long}` : css.words}>
        <strong className={css.title}>{title}</strong>
        {subline && <span className={css.subline}>{subline}</span>}
        {cta && <span className={css.cta}>{cta}</span>}
      </span>
    </button>
  )
}
