import type { Key } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts.ts';

const files = import.meta.glob<string>('../assets/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface IllustrationProps {
  /** The name of a file in `assets/illustrations`, without extension. */
  readonly name: string;
  /** The key of the text alternative; a picture without one is decorative. */
  readonly alt?: Key;
  /** Whether it belongs to the first screen; other pictures load when they come near the viewport. */
  readonly first?: boolean;
}

/** One of the site's illustrations. */
export function Illustration({ name, alt, first = false }: IllustrationProps) {
  const { text } = useTexts();
  // The intrinsic size reserves space until the file arrives.
  const [width, height] = name.startsWith('step-') ? [240, 180] : [640, 480];
  return (
    <img
      {...(alt && text(alt).langProps)}
      src={files[`../assets/illustrations/${name}.svg`]}
      alt={alt ? text(alt).text : ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
