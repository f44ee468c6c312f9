import type { LangProps } from '../i18n/createTranslator.ts';

const files = import.meta.glob<string>('../assets/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface IllustrationProps extends LangProps {
  /** The name of a file in `assets/illustrations`, without extension. */
  readonly name: string;
  /** The text alternative; empty for a decorative picture. */
  readonly alt: string;
  /** `eager` for pictures of the first screen; others load when they come near the viewport. */
  readonly first?: boolean;
}

function urlOf(name: string): string {
  return files[`../assets/illustrations/${name}.svg`] ?? '';
}

/** The intrinsic size, which reserves space until the file arrives. */
function sizeOf(name: string) {
  return name.startsWith('step-') ? { width: 240, height: 180 } : { width: 640, height: 480 };
}

/** One of the site's illustrations. */
export function Illustration({ name, alt, first = false, ...langProps }: IllustrationProps) {
  return (
    <img
      {...langProps}
      src={urlOf(name)}
      alt={alt}
      {...sizeOf(name)}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
