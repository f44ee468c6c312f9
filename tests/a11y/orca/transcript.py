"""A speech server for Orca that writes instead of speaking: a line of JSON for each utterance.

Orca loads it by name from the folder of its settings, like any other speech server.
"""

import json

from gi.repository import GLib
from orca import input_event, speech_generator, speechserver


def _language_of(generator, obj=None, language="", **_args):
    """The language of what is read; Orca has not looked for it where it reads a name."""
    if language or not obj:
        return language or ""
    try:
        ranges = generator._script.utilities.getLanguageAndDialectFromTextAttributes(obj)
    except Exception:
        # An object with a name may have no text interface.
        return ""
    return ranges[0][2] if ranges else ""


def _tell_language(voice):
    """Orca 43 can tell the language of what it reads, and does not yet hand it to its voices."""

    def voice_with_language(self, key=None, **args):
        voices = voice(self, key, **args)
        # Roles and states are Orca's own messages, which are English here.
        is_own = key in (speech_generator.SYSTEM, speech_generator.STATE)
        language = "" if is_own else _language_of(self, **args)
        voices[0]["family"] = {"name": "any", "lang": language if language != "en" else ""}
        return voices

    return voice_with_language


speech_generator.SpeechGenerator.voice = _tell_language(speech_generator.SpeechGenerator.voice)


def _write(**event):
    print(json.dumps(event), flush=True)


def _tell_release(process):
    """A key that has not come yet is silent too: whoever pressed it has to know that it has."""

    def process_and_tell(self):
        result = process(self)
        if not self.isPressedKey():
            _write(released=True)
        return result

    return process_and_tell


input_event.KeyboardEvent.process = _tell_release(input_event.KeyboardEvent.process)


class SpeechServer(speechserver.SpeechServer):
    """The one server of this module. What it leaves out does nothing."""

    _server = None
    _reading = None

    @staticmethod
    def getFactoryName():
        return "Transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    def getInfo(self):
        return ["Transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text and text.strip():
            family = (acss or {}).get("family") or {}
            _write(text=text, lang=family.get("lang") or "")

    def speakCharacter(self, character, acss=None):
        self.speak(character, acss)

    def stop(self):
        self._read(None)

    def sayAll(self, utteranceIterator, progressCallback):
        self._read(utteranceIterator)

        def say_next():
            if self._reading is not utteranceIterator:
                return False
            try:
                context, acss = next(utteranceIterator)
            except StopIteration:
                self._read(None)
                return False
            self.speak(context.utterance, acss)
            context.currentOffset = context.endOffset
            progressCallback(context, speechserver.SayAllContext.COMPLETED)
            return True

        GLib.idle_add(say_next)

    def _read(self, utterances):
        """Begins or ends reading through the page, which is not over while it takes a breath."""
        if self._reading is not utterances:
            _write(reading=utterances is not None)
        self._reading = utterances
