/** The module's export, by the name that the manifest gives. */
export { MallScreen } from './mall-screen.tsx'
