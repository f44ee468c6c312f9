import type { LanguageMarks } from '../i18n/words.ts';

const files = import.meta.glob<string>('../assets/illustrations/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface IllustrationProps extends LanguageMarks {
  /** A file of `assets/illustrations`, without its ending. */
  readonly name: string;
  /** What the picture shows; empty for one that only decorates. */
  readonly alt: string;
  /** Pictures of the first screen load at once, all others when they come near. */
  readonly first?: boolean;
}

/** One of the site's own drawings. */
export function Illustration({ name, alt, first = false, ...marks }: IllustrationProps) {
  const isStep = name.startsWith('step-');
  return (
    <img
      {...marks}
      src={files[`../assets/illustrations/${name}.svg`]}
      alt={alt}
      width={isStep ? 240 : 640}
      height={isStep ? 180 : 480}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
