/** Made by scripts/make-fonts.mjs: the faces of every page, for `<link rel="preload">`. */
export const preloadedFonts = [
  '/fonts/fraunces-latin.53459826.woff2',
  '/fonts/figtree-latin.b5bffdfe.woff2',
]
