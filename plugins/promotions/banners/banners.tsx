/** What the first paint needs of the banners: the hero, drawn from what the page was baked with. */
export { Hero } from './hero.tsx'
