/** The part of the plugin for the first paint: the hero, rendered from the baked banners. */
export { Hero } from './hero.tsx'
