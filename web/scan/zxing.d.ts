/**
 * The parts of ZXing that are bundled one by one: its main file holds all kinds of codes, four times the bytes. The package says nowhere
 * that its files are modules, so TypeScript can't read their own types.
 */
declare module '@zxing/library/es2015/core/BarcodeFormat.js' {
  export { BarcodeFormat as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/BinaryBitmap.js' {
  export { BinaryBitmap as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/common/HybridBinarizer.js' {
  export { HybridBinarizer as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/DecodeHintType.js' {
  export { DecodeHintType as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/oned/Code128Reader.js' {
  export { Code128Reader as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/oned/EAN13Reader.js' {
  export { EAN13Reader as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/qrcode/QRCodeReader.js' {
  export { QRCodeReader as default } from '@zxing/library'
}
declare module '@zxing/library/es2015/core/RGBLuminanceSource.js' {
  export { RGBLuminanceSource as default } from '@zxing/library'
}
