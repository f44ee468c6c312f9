"""Makes Orca write a line of JSON for each utterance instead of speaking, and echo no keys."""

import json

from orca import input_event, settings, speech, speechserver

settings.speechServerFactory = None
settings.enableKeyEcho = False
settings.enableSound = False
settings.enableBraille = False

_process = input_event.KeyboardEvent.process


def _write(**event):
    print(json.dumps(event), flush=True)


def _speak(text, acss=None, interrupt=True):
    if text.strip():
        _write(text=text)


def _say_all(utterances, progress):
    """Reads through the page, which is not over at a pause."""
    _write(reading=True)
    for context, _ in utterances:
        _speak(context.utterance)
        context.currentOffset = context.endOffset
        progress(context, speechserver.SayAllContext.COMPLETED)
    _write(reading=False)


def _process_and_tell(event):
    """A key that has not arrived yet is silent too: whoever pressed it has to know that it has."""
    result = _process(event)
    if not event.isPressedKey():
        _write(released=True)
    return result


speech._speak = _speak
speech.speakCharacter = _speak
speech.sayAll = _say_all
input_event.KeyboardEvent.process = _process_and_tell
