/** The module's exports, by the names that the manifest gives. */
export { Header } from './header.tsx'
export { Home } from './home.tsx'
export { TabBar } from './tab-bar.tsx'
