import type { Key } from '../i18n/keys.ts';
import { useTexts } from '../i18n/texts.ts';

const files = import.meta.glob<string>('./*.svg', {
  base: '../assets/illustrations',
  eager: true,
  query: '?url',
  import: 'default',
});

const fileOf = (name: string) => files[`./${name}.svg`];

/** Whether there is an illustration of this name, which may come from a locale file. */
export function isIllustration(name: string): boolean {
  return fileOf(name) !== undefined;
}

interface IllustrationProps {
  /** The name of a file in `assets/illustrations`. */
  readonly name: string;
  /** The key of the text alternative; a picture without one is decorative. */
  readonly alt?: Key;
  /** Whether the picture is on the first screen; others load when they come near the viewport. */
  readonly first?: boolean;
}

/** One of the site's illustrations. */
export function Illustration({ name, alt, first = false }: IllustrationProps) {
  const { text } = useTexts();
  // Refuses the build, which renders every page.
  if (import.meta.env.SSR && !isIllustration(name))
    throw new Error(`src/assets/illustrations/${name}.svg is missing`);
  return (
    <img
      {...(alt && text(alt).langProps)}
      src={fileOf(name)}
      alt={alt ? text(alt).text : ''}
      // The ratio of all illustrations, which reserves their space; their width is in the styles.
      width={640}
      height={480}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
