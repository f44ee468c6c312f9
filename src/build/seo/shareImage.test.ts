import { expect, test } from 'vitest';
import { canBeDrawn, shareImageRenderer } from './shareImage.ts';

const texts = { brand: 'Gada & <Funding>', tagline: 'Ẹ̀yáwó ọkọ̀, ɗaya ƙasa ƴanci, ị́ ṅ ₦' };

test('a picture is a PNG of the size that the head names, also a second time', async () => {
  for (const _ of [1, 2]) {
    const draw = await shareImageRenderer([texts.brand, texts.tagline]);
    const png = Buffer.from(draw(texts));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
}, 60_000);

test('the typeface has the letters of Nigeria, and not those of every language', () => {
  expect(canBeDrawn(texts.tagline)).toBe(true);
  expect(canBeDrawn('مرآة')).toBe(false);
  expect(canBeDrawn('借款')).toBe(false);
});
