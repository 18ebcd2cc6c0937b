/**
 * Design pixels become rem: 192 are 1 rem in both layouts (spec: languages-and-layouts/root-size). Upper-case `PX` stays what it
 * is, and so does all of the admin, which is not drawn in design pixels.
 */
export default {
  plugins: {
    'postcss-pxtorem': {
      rootValue: 192,
      unitPrecision: 5,
      propList: ['*'],
      minPixelValue: 0,
      mediaQuery: false,
      exclude: /@payloadcms|react-image-crop|src[\\/]admin/,
    },
  },
}
